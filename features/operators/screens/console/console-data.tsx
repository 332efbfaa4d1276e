/** Any collection of the API, listed, read, created and changed: `{collection}`, `/new` and `/{id}`. */
import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router";

import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { viewOf } from "#platform/web/data/query-view.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { CollectionPage } from "./collection-page.tsx";
import { privateTypes } from "../../private-types.ts";
import { type ConsoleCollection, useConsoleCollections } from "./console-collections.ts";
import { ConsoleFrame } from "./console-frame.tsx";
import { CreatePage } from "./create-page.tsx";
import { RecordPage } from "./record-page.tsx";

export function ConsoleData() {
  const { t } = useLingui();
  const query = useConsoleCollections();
  return (
    <ConsoleFrame>
      <Loaded query={viewOf(query, query.data?.data)} failure={t`We couldn't load the console.`}>
        {(collections) => <Data collections={collections} />}
      </Loaded>
    </ConsoleFrame>
  );
}

function Data({ collections }: { collections: ConsoleCollection[] }) {
  const rest = useParams()["*"] ?? "";
  const open = collections.filter(({ type }) => !privateTypes.includes(type));
  const collection = open.find(({ path }) => path === rest);
  if (collection) return <CollectionPage key={rest} collection={collection} />;
  const cut = rest.lastIndexOf("/");
  const parent = open.find(({ path }) => path === rest.slice(0, cut));
  const id = rest.slice(cut + 1);
  if (!parent) return <NotFound />;
  return id === "new" ? (
    <CreatePage key={rest} collection={parent} collections={open} />
  ) : (
    <RecordPage key={rest} collection={parent} collections={open} id={id} />
  );
}
