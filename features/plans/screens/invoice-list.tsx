/** What was billed, what was given back, and each invoice as a PDF. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDownload from "~icons/tabler/download";

import { saveFile } from "#platform/web/api-client/save-file.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { DataTable, type Column } from "#platform/web/ui/data/data-table.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { Pill, type Tone } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { Invoice, type InvoiceStatus } from "../invoice.ts";
import { type InvoiceRecord, useMoney } from "./use-plans.ts";

const pageSize = 12;

export function InvoiceList() {
  const { t } = useLingui();
  const [search] = useSearch();
  const query = useCollection(Invoice, {
    at: "employers/invoices",
    sort: "-issuedAt",
    size: pageSize,
    page: Number(search["page"]) || 1,
    live: "SubscriptionsChannel",
  });
  const money = useMoney();
  const columns: Column<InvoiceRecord>[] = [
    {
      key: "date",
      header: t`Date`,
      cell: ({ issuedAt }) => <TimeText at={issuedAt} absolute />,
    },
    { key: "number", header: t`Number`, cell: ({ number }) => number },
    {
      key: "amount",
      header: t`Amount`,
      isNumber: true,
      cell: ({ totalCents }) => <Amount cents={totalCents} />,
    },
    {
      key: "status",
      header: t`Status`,
      cell: (invoice) => (
        <Stack gap={4} align="start">
          <Status status={invoice.status} />
          {invoice.refundedCents > 0 && (
            <span className="small">
              <Trans>Refund {money(invoice.refundedCents)}</Trans>
            </span>
          )}
          {invoice.paymentUrl && (
            <a href={invoice.paymentUrl}>
              <Trans>Pay now</Trans>
            </a>
          )}
        </Stack>
      ),
    },
    { key: "pdf", header: t`Receipt`, cell: (invoice) => <SaveInvoice invoice={invoice} /> },
  ];
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load your invoices.`}
      skeleton={<SkeletonRows count={2} height={56} />}
      empty={
        <p className="muted">
          <Trans>No invoices yet.</Trans>
        </p>
      }
    >
      {(invoices) => (
        <>
          <DataTable caption={t`Invoices`} columns={columns} rows={invoices} />
          <Pagination page={query.page} pages={query.pages} />
        </>
      )}
    </Loaded>
  );
}

/** "$29.00"; below zero it is money that goes back. */
function Amount({ cents }: { cents: number }) {
  const money = useMoney();
  return cents < 0 ? <Trans>Refund {money(-cents)}</Trans> : money(cents);
}

function Status({ status }: { status: InvoiceStatus }) {
  const { t } = useLingui();
  const words: Record<InvoiceStatus, [text: string, tone: Tone]> = {
    paid: [t`Paid`, "neutral"],
    open: [t`To be paid`, "warning"],
    uncollectible: [t`Not paid`, "danger"],
    void: [t`Canceled`, "neutral"],
  };
  const [text, tone] = words[status];
  return <Pill tone={tone}>{text}</Pill>;
}

function SaveInvoice({ invoice: { id, number } }: { invoice: InvoiceRecord }) {
  const { t } = useLingui();
  const save = useWrite(() => saveFile(`employers/invoices/${id}/invoice.pdf`, `${number ?? id}.pdf`));
  return (
    <BusyButton
      variant="subtle"
      isBusy={save.isRunning}
      leftSection={<IconDownload size={18} />}
      aria-label={t`Save invoice ${number ?? ""} as PDF`}
      onClick={() =>
        void save.run().catch(() => toast(t`Couldn't save the file. Try again.`, { tone: "error" }))
      }
    >
      <Trans>PDF</Trans>
    </BusyButton>
  );
}
