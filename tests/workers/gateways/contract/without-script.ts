import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { ContinuePayment } from "~/features/billing/components/payments/continue-payment";
import { PayNowForm } from "~/features/billing/components/payments/pay-now-form";
import { Receipt } from "~/features/billing/components/payments/receipt";
import { decimalText } from "~/features/billing/gateways/gateway-text";
import * as continuePage from "~/features/billing/routes/continue-payment";
import * as payNowPage from "~/features/billing/routes/pay-now";
import { takeReturn } from "~/features/billing/services/payments/take-return.server";
import { openPaymentReference } from "~/features/billing/support/payments/payment-reference.server";
import { I18nProvider } from "~/i18n/i18n-provider";
import { createTranslator, localeMessages } from "~/i18n/translator.server";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { paths } from "~/paths";
import type { Case } from "./begin-cases";
import { eventUrlOf, type Scene } from "./scene";

const HOST = "https://clinic.example";
const { t } = createTranslator("en_US");

/** A page as a browser without script gets it. */
function shown(page: ReactElement): string {
  const messages = localeMessages("en_US");
  const html = renderToStaticMarkup(createElement(I18nProvider, { locale: "en_US", messages, children: page }));
  expect(html).not.toContain("<script");
  return html;
}

const MARKS: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };
const plain = (text: string) => text.replace(/&(#?\w+);/g, (mark, name: string) => MARKS[name] ?? mark);
const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : plain(value);
};

/** The one form of a page: where it is posted, and the names and values that a press on its button sends. */
function formIn(html: string): { action: string | undefined; fields: Record<string, string> } {
  const forms = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => form);
  expect(forms).toHaveLength(1);
  const [form = ""] = forms;
  expect(attribute(form, "method")).toBe("post");
  expect(form).toMatch(/<button[^>]*type="submit"/);
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([input]) => input);
  const fields = inputs.map((input) => [attribute(input, "name") ?? "", attribute(input, "value") ?? ""] as const);
  return { action: attribute(form.slice(0, form.indexOf(">") + 1), "action"), fields: Object.fromEntries(fields) };
}

/** A walk through our own pages with what a browser sends by itself. */
async function pagesOf(scene: Scene) {
  const organizationId = String((await scene.stranger()).organization.id);
  const app = () => scene.stranger();
  const ask = async (path: string, params: Record<string, string>, fields?: Record<string, string>) => {
    const init = fields && { method: "POST", body: new URLSearchParams(fields) };
    return {
      request: new Request(new URL(path, HOST), init),
      params,
      context: { app: await app(), calls: [] },
    } as never;
  };
  const payNow = paths.payNow(organizationId);
  const tried = async (work: Promise<unknown>) => work.catch((error: unknown) => error);
  return {
    receiptOf: (payment: string) => paths.payNow(organizationId, { payment }),
    payNow: async (query = "") => payNowPage.loader(await ask(`${payNow}${query}`, { organizationId })),
    /** Posts the form. @returns the address that it leads to */
    press: async (fields: Record<string, string>) => {
      const answer = await tried(payNowPage.action(await ask(payNow, { organizationId }, fields)));
      expect(answer).toBeInstanceOf(Response);
      const { status, headers } = answer as Response;
      expect(status).toBe(303);
      return new URL(headers.get("location") ?? "", HOST);
    },
    continued: async ({ pathname }: URL) =>
      (await tried(continuePage.loader(await ask(pathname, { payment: nameIn(pathname) })))) as
        ContinueShown | Response,
    comeBack: async (reference: string) => {
      const path = paths.gatewayReturn(scene.contract.type, reference);
      return takeReturn(await app(), reference, new Request(new URL(path, HOST)));
    },
    idOf: async (reference: string) => (await openPaymentReference(await app(), reference)) ?? "",
  };
}

type ContinueShown = Parameters<typeof ContinuePayment>[0];
const nameIn = (path: string) => decodeURIComponent(path.split("/").at(-1) ?? "");

/** The payer pays as the gateway has them do it. */
async function pays(scene: Scene, id: string): Promise<void> {
  const { contract, standIn } = scene;
  const own = await scene.ownOf(id);
  await standIn.say(own, contract.words.paid[0] ?? "");
  if (contract.calls) await scene.answered(id);
  else if (contract.unaskable && standIn.message)
    await scene.tell(await standIn.message(own, eventUrlOf(contract), { id: crypto.randomUUID() }));
}

/** Follows the page between ours and a gateway: presses its button, or is asked on the phone while it looks again. */
async function goOn(scene: Scene, page: ContinueShown, id: string): Promise<void> {
  const { declared, standIn, contract } = scene;
  const html = shown(createElement(ContinuePayment, page));
  const meta = continuePage.meta({ data: page, matches: [], params: {}, location: {} } as never) ?? [];
  const refreshes = meta.filter((each) => "httpEquiv" in each && each.httpEquiv === "refresh");
  if (page.form === null) {
    expect(refreshes).toEqual([{ httpEquiv: "refresh", content: "5" }]);
    expect(html).toContain(`href="${page.here}"`);
    if (contract.calls) await scene.ring(id);
    return;
  }
  expect(refreshes).toEqual([]);
  const { action = "", fields } = formIn(html);
  expect(declared.targets.form).toContain(new URL(action).origin);
  const posted = new Request(action, { method: "POST", body: new URLSearchParams(fields) });
  if (contract.begin.answers === null) expect((await standIn.answer(posted)).status).toBe(200);
}

/** From the form of our page to its receipt, with what a browser without script sends. */
async function paidWithoutScript(scene: Scene): Promise<void> {
  const { contract, declared, standIn } = scene;
  const pages = await pagesOf(scene);
  const { currencyCode, choices } = await pages.payNow();
  const { fields } = formIn(shown(createElement(PayNowForm, { answer: undefined, currencyCode, choices })));
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(["name", "email", "amount", "description"]));
  expect("phone" in fields).toBe(declared.needs.includes("phone"));
  const amount = decimalText(contract.amountMinor, minorUnitDigits(contract.currency));
  const typed = { name: "Ines Prat", email: "ines@example.com", amount, description: "Invoice 7" };
  const to = await pages.press({ ...fields, ...typed, ...("phone" in fields ? { phone: contract.phone ?? "" } : {}) });

  const [payment] = await scene.latest();
  const { id = "", reference = "" } = payment ?? {};
  const between = to.pathname.startsWith(paths.continuePayment(""));
  const page = between ? await pages.continued(to) : null;
  expect(page).not.toBeInstanceOf(Response);
  if (page && !(page instanceof Response)) await goOn(scene, page, id);
  else if (!contract.within) expect(declared.targets.form).toContain(to.origin);
  if (!between && contract.begin.answers === null) expect((await standIn.answer(new Request(to))).status).toBe(200);

  await pays(scene, id);
  const waited = page && !(page instanceof Response) && page.form === null;
  const after = waited ? await pages.continued(to) : await pages.comeBack(reference);
  const path = after instanceof Response ? (after.headers.get("location") ?? "") : after;
  expect(path).toBe(pages.receiptOf(reference));
  const { receipt, ...rest } = await pages.payNow(new URL(String(path), HOST).search);
  if (!receipt) throw new Error("there is no receipt");
  const html = shown(createElement(Receipt, { receipt, ...rest }));
  expect(html).toContain(t("billing:payNow.paidTitle"));
  expect((await scene.stored(id)).status).toBe("PAID");
}

/** Paying with a browser that runs no script. */
export const WITHOUT_SCRIPT_CASE: Case = {
  number: 33,
  title: "its payer needs no script: a form or an address leads there, and a page that waits looks again by itself",
  run: paidWithoutScript,
};
