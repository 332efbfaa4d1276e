/** The `clientLoader` of a server-rendered screen: later visits within the page fetch from the API alone. */
export const skipServerLoader = async () => null;
