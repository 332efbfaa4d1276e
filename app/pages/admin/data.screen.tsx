/** /admin/data/{collection}, /new and /{id}: any collection of the API, with what features add to its rows. */
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { ConsoleData } from "#features/operators/screens/console/console-data.tsx";
import { RecordExtensionsContext } from "#features/operators/screens/console/record-extensions.ts";
import { recordExtensions } from "./record-extensions.ts";

export const handle = routeHandle({ access: "operator", shell: "app" });

export default function DataScreen() {
  return (
    <RecordExtensionsContext value={recordExtensions}>
      <ConsoleData />
    </RecordExtensionsContext>
  );
}
