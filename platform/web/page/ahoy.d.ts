/** What of ahoy.js, which brings no types, is used here. */
declare module "ahoy.js" {
  const ahoy: {
    configure(options: {
      urlPrefix?: string;
      withCredentials?: boolean;
      headers?: Record<string, string>;
    }): void;
    track(name: string, properties: Record<string, unknown>): void;
  };
  export default ahoy;
}
