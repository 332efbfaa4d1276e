/** The part of ahoy.js that is used here; the package has no types. */
declare module "ahoy.js" {
  const ahoy: {
    configure(options: {
      urlPrefix?: string;
      withCredentials?: boolean;
      headers?: Record<string, string>;
      visitParams?: Record<string, string>;
    }): void;
    track(name: string, properties: Record<string, unknown>): void;
  };
  export default ahoy;
}
