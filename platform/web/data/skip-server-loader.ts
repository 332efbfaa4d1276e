/** As `clientLoader` of a server-rendered screen: later visits within the page ask the API, not the page server. */
export const skipServer = async () => null;
