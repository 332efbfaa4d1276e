/**
 * The test gateway's own pages, as Stripe has them: paying, changing the card, answering the bank. Each says that nobody
 * is charged. Whoever has the address may act on it, as at Stripe.
 */
import type { FastifyInstance, FastifyReply } from "fastify";
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import type { Context } from "#platform/server/context.ts";
import { describeRoute, file, redirect } from "#platform/server/engine/describe-route.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { plainPage, sendPlainPage } from "#platform/server/http/plain-page.ts";
import { html, type Html } from "#platform/server/mail/html.ts";
import { translator } from "#platform/server/translations.ts";
import { formatCents } from "#platform/shared/format.ts";
import type { Translate } from "#platform/shared/translate.ts";
import { z } from "zod";
import { addEvent, type Books, type Card, cardBehaviors, type CardBehavior, nextId } from "./books.ts";
import { grossOf, netOf, refusalOf } from "./invoices.ts";
import { testScope } from "./open-payments.ts";
import { payInvoice, subscribe } from "./subscriptions.ts";
import { withBooks } from "./test-gateway.ts";

const cards: Record<CardBehavior, { last4: string; words: string }> = {
  pays: { last4: "4242", words: /*i18n*/ "A card that pays (4242)" },
  declines: { last4: "0002", words: /*i18n*/ "A card that is declined (0002)" },
  asks: { last4: "3155", words: /*i18n*/ "A card whose bank asks for a yes (3155)" },
};

const form = z.object({
  card: z.enum(cardBehaviors).catch("pays"),
  /** The owner's yes to the bank. */
  confirmed: z.literal("yes").optional().catch(undefined),
});
const show = (summary: string) => describeRoute({ summary, answers: { 200: file("text/html") } });
const press = (summary: string) =>
  describeRoute({
    summary,
    body: form,
    bodyTypes: ["application/x-www-form-urlencoded"],
    answers: { 303: redirect, 200: file("text/html") },
  });

type Outcome = { goTo: string } | { problem: string } | { asks: CardBehavior };

export const testPages =
  (isOn: boolean) =>
  (server: FastifyInstance, platform: Platform): void => {
    if (!isOn) return;
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    for (const { path, title, summary, act } of testPageList) {
      server.get<{ Params: { id: string }; Querystring: { return?: string } }>(
        path,
        show(summary),
        async (request, reply) => {
          const context = await platform.contextOf(request, { asGuest: true });
          const amount = await inBooks(context, request.params.id, (books) =>
            amountOf(books, request.params.id),
          );
          return sendPage(context, reply, { title, amount });
        },
      );
      server.post<{ Params: { id: string }; Querystring: { return?: string } }>(
        path,
        press(summary),
        async (request, reply) => {
          const context = await platform.contextOf(request, { asGuest: true });
          const { id } = request.params;
          const given = form.parse(Object.fromEntries(new URLSearchParams(String(request.body ?? ""))));
          const back = ownAddress(context, request.query.return);
          const at = Math.floor(Number(context.now()) / 1000);
          const { amount, outcome } = await inBooks(context, id, (books) => ({
            amount: amountOf(books, id),
            outcome: act(books, { id, back, at, ...given }),
          }));
          if ("goTo" in outcome) return reply.redirect(outcome.goTo, 303);
          return sendPage(context, reply, { title, amount, ...outcome });
        },
      );
    }
  };

interface Press {
  id: string;
  back: string;
  at: number;
  card: CardBehavior;
  confirmed?: "yes" | undefined;
}

const testPageList: {
  path: string;
  title: string;
  summary: string;
  act: (books: Books, press: Press) => Outcome;
}[] = [
  {
    path: "/payments/test/checkout/:id",
    title: /*i18n*/ "Pay for your plan",
    summary: "The test gateway's page on which a plan is paid.",
    act: pay,
  },
  {
    path: "/payments/test/card/:id",
    title: /*i18n*/ "Change your card",
    summary: "The test gateway's page on which the card is changed.",
    act: (books, { card, back, at }) => {
      saveCard(books, card, at);
      for (const { id } of books.invoices.filter(({ status }) => status === "open"))
        payInvoice(books, id, at, false);
      return { goTo: back };
    },
  },
  {
    path: "/payments/test/invoices/:id",
    title: /*i18n*/ "Pay an open invoice",
    summary: "The test gateway's page on which an open invoice is paid.",
    act: (books, { id, card, confirmed, back, at }) => {
      saveCard(books, card, at);
      if (payInvoice(books, id, at, confirmed === "yes")) return { goTo: back };
      return refusalOf(books, confirmed === "yes") === "declined" ? declined : { asks: card };
    },
  },
];

const declined = { problem: /*i18n*/ "Your card was declined." };

function pay(books: Books, { id, card, confirmed, at }: Press): Outcome {
  const session = books.sessions.find((one) => one.id === id);
  if (session?.status === "complete") return { goTo: session.success_url };
  if (session?.status !== "open" || session.expires_at <= at) throw notFound();
  const before = books.card;
  saveCard(books, card, at);
  const refusal = refusalOf(books, confirmed === "yes");
  if (refusal) books.card = before;
  if (refusal) return refusal === "declined" ? declined : { asks: card };
  const { order, coupon, trial_end: trialEnd, metadata, success_url: goTo } = session;
  subscribe(books, { order, coupon, trialEnd, metadata }, at);
  session.status = "complete";
  addEvent(books, "checkout.session.completed", at);
  return { goTo };
}

function saveCard(books: Books, behavior: CardBehavior, at: number): void {
  const card: Card = { id: nextId(books, "pm"), brand: "visa", last4: cards[behavior].last4, behavior };
  books.card = card;
  addEvent(books, "customer.updated", at);
}

/** What is paid there; null where a card is changed. */
function amountOf({ sessions, invoices }: Books, id: string): number | null {
  const session = sessions.find((one) => one.id === id);
  if (session) return session.trial_end === null ? netOf(grossOf(session.order), session.coupon) : 0;
  return invoices.find((one) => one.id === id)?.total ?? null;
}

async function inBooks<T>(
  { db, now, productOrigin }: Context,
  id: string,
  work: (books: Books) => T,
): Promise<T> {
  const key = /_test_([0-9a-z]{16})/.exec(id)?.[1];
  if (!key) throw notFound();
  return withBooks(testScope({ db, now, origin: productOrigin }), key, ({ books }) => {
    if (!books) throw notFound();
    return work(books);
  });
}

/** Back to a page of ours and nowhere else. */
function ownAddress({ origin }: Context, address: string | undefined): string {
  const url = address ? URL.parse(address) : null;
  return url?.origin === origin ? url.href : `${origin}/employer/plans`;
}

async function sendPage(
  context: Context,
  reply: FastifyReply,
  {
    title,
    amount,
    problem,
    asks,
  }: { title: string; amount: number | null; problem?: string; asks?: CardBehavior },
) {
  const { language, db, origin } = context;
  const t = translator(language);
  const brand = await mailBrandAt(db, origin);
  const content = html`
    <p class="said" role="status">${t(/*i18n*/ "This is a test. Nobody is charged.")}</p>
    <h1>${t(title)}</h1>
    ${amount !== null && html`<p class="strong">${formatCents(amount, language)}</p>`}
    ${problem !== undefined && html`<p role="alert">${t(problem)}</p>`}
    ${asks ? bankForm(asks, t) : cardForm(t)}
  `;
  return sendPlainPage(reply, plainPage({ title: t(title), language, brand, content }));
}

const cardForm = (t: Translate): Html => html`
  <form method="post">
    <fieldset>
      <legend>${t(/*i18n*/ "Card")}</legend>
      ${cardBehaviors.map(
        (behavior) =>
          html`<p>
            <label><input type="radio" name="card" value="${behavior}" /> ${t(cards[behavior].words)}</label>
          </p>`,
      )}
    </fieldset>
    <button class="main">${t(/*i18n*/ "Go on")}</button>
  </form>
`;

const bankForm = (card: CardBehavior, t: Translate): Html => html`
  <form method="post">
    <p>${t(/*i18n*/ "Your bank asks: was it you?")}</p>
    <input type="hidden" name="card" value="${card}" />
    <button class="main" name="confirmed" value="yes">${t(/*i18n*/ "Yes, it was me")}</button>
  </form>
`;
