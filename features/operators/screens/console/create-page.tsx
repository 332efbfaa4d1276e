/** A new row of a collection in the console. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";

import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { consoleDataPath } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { type ConsoleCollection, nameOfType } from "./console-collections.ts";
import { RecordForm } from "./record-form.tsx";

interface CreatePageProps {
  collection: ConsoleCollection;
  collections: ConsoleCollection[];
}

export function CreatePage({ collection, collections }: CreatePageProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [created, setCreated] = useState<string | null>(null);
  const { path, type, create, belongsTo } = collection;
  // `…/new?geographyId=…`: where it leads from says what it is for.
  const [search] = useSearch();
  const initial = Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => value && create && Object.hasOwn(create.properties, name),
    ),
  );
  // Once the form has nothing unsaved any more.
  useEffect(() => {
    if (created) void navigate(consoleDataPath(`${path}/${created}`), { replace: true });
  }, [created, navigate, path]);
  if (!create) return <NotFound />;
  const label = nameOfType[type] ? i18n._(nameOfType[type]) : type;
  const save = async (values: Record<string, unknown>) => {
    const answer = await call(path, { method: "POST", body: { data: { type, attributes: values } } });
    void refetchType(client, type);
    setCreated(onlyResource(answer).id);
  };
  return (
    <Page title={t`Create: ${label}`} width="form" lead={<Link to={consoleDataPath(path)}>{label}</Link>}>
      {created ? (
        <p role="status">
          <Trans>Saved</Trans>
        </p>
      ) : (
        <RecordForm
          type={type}
          properties={create.properties}
          required={create.required}
          belongsTo={belongsTo}
          collections={collections}
          initial={initial}
          isNew
          submit={t`Create`}
          save={save}
        />
      )}
    </Page>
  );
}
