/** Types for the part of devour-client that is used here; the package brings none. */
declare module "devour-client" {
  export default class Devour {
    constructor(options: { apiUrl: string; pluralize?: boolean; logger?: boolean });
    headers: Record<string, string>;
    define(model: string, attributes: object, options?: object): void;
    find(model: string, id: string, params?: object): Promise<unknown>;
    findAll(model: string, params?: object): Promise<unknown>;
    create(model: string, attributes: object): Promise<unknown>;
    update(model: string, attributes: object): Promise<unknown>;
    destroy(model: string, id: string): Promise<unknown>;
  }
}
