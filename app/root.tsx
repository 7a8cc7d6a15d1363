import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { isWidgetPage, widgetAddress, widgetLook } from "~/paths/widget";
import { createTranslator } from "~/i18n/translator.server";
import type { PatientTranslate } from "~/i18n/audiences";
import { useT } from "~/i18n/use-t";
import { CancelWord } from "~/ui/action/ask-first";
import { brandStyle } from "~/ui/brand-colour";
import { DateFieldWords, type DateWords } from "~/ui/form/date-field";
import { WidgetFrame } from "~/ui/shell/widget-frame";
import wholeSheet from "~/ui/styles/app.css?url";
import frontSheet from "~/ui/styles/front.css?url";
import linkedSheet from "~/ui/styles/linked.css?url";
import visitorSheet from "~/ui/styles/visitor.css?url";
import { Island } from "~/ui/base/island";
import { ErrorPage } from "./pages/errors/error-page";
import { MessagesScript } from "./pages/messages-script";
import { useNonce } from "./pages/nonce";
import { draftKey } from "./pages/shell/draft-key.server";
import { FramedPage } from "./pages/shell/framed-page";
import { sendToRequiredStep } from "./pages/shell/send-to-required-step.server";
import { Shell } from "./pages/shell/shell";
import { shellData } from "./pages/shell/shell-data.server";
import type { ScreenHandle } from "./platform/http/screen-handle";
import { isFramed } from "./platform/http/framed.server";
import { defineLoader, wasRefused } from "./platform/http/screen.server";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/images/mark.svg", type: "image/svg+xml" },
  { rel: "manifest", href: paths.manifest() },
  { rel: "apple-touch-icon", href: "/images/mark-180.png" },
];

/** A screen that names itself (platform/screen-title.ts) says so instead. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.shell.organizationName ?? "" }];

export const loader = defineLoader(async ({ app, request, url }) => {
  await sendToRequiredStep(app, request);
  const refused = wasRefused(app) ? createTranslator(app.locale).t("common:form.error") : null;
  return {
    shell: shellData(app, url.pathname),
    framed: isFramed(app, request),
    draftKey: await draftKey(app),
    // Computed here: a browser has no use for what makes a palette of a colour.
    brand: brandStyle((isWidgetPage(url.pathname) && widgetLook(url.searchParams).colour) || app.profile.brandColour),
    refused,
  };
});

/**
 * Zod would try whether it may make code, and our policy would report that it may not: read before any schema is made.
 */
const WITHOUT_EVAL = "globalThis.__zod_globalConfig={jitless:true}";

/** What the matched routes say of the screen, put together. */
function useScreen() {
  const handles = useMatches().flatMap(({ handle, data }) => {
    const own = (handle ?? {}) as ScreenHandle;
    return own.of ? [own, own.of(data)] : [own];
  });
  const hydrate = handles.some((handle) => handle.hydrate);
  const islands = [...new Set(handles.flatMap((handle) => handle.islands ?? []))];
  const namespaces = [...new Set(handles.flatMap((handle) => handle.namespaces ?? []))];
  return {
    hydrate,
    namespaces,
    islands,
    width: handles.findLast((handle) => handle.width)?.width,
    bare: handles.some((handle) => handle.bare),
    sheet: handles.findLast((handle) => handle.sheet)?.sheet,
    describes: handles.some((handle) => handle.describes),
  };
}

/** What date fields say; the script puts an example in the place of %. */
const dateWords = (t: PatientTranslate, tag: string | undefined): DateWords => ({
  tag,
  letters: { day: t("common:date.day"), month: t("common:date.month"), year: t("common:date.year") },
  open: t("common:date.open"),
  wrong: t("common:date.wrong", { example: "%" }),
  none: t("common:date.none", { example: "%" }),
  late: t("common:date.late", { date: "%" }),
});

/** The style sheets of people who are not signed in (platform/http/screen-handle.ts). */
const SMALL_SHEETS = { visitor: visitorSheet, linked: linkedSheet, front: frontSheet } as const;

/** In the browser: what was framed when it was loaded stays so, whatever is loaded in its place. */
const isInFrame = () => typeof window !== "undefined" && window.parent !== window;

/** The address of the page as one inside another site's page; undefined for every other. */
function useWidget() {
  const { pathname, search } = useLocation();
  return isWidgetPage(pathname) ? { pathname, look: widgetLook(new URLSearchParams(search)) } : undefined;
}

/** The document around every screen and every failure. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const failed = Boolean(useRouteError());
  const { hydrate, namespaces, islands, sheet, describes, width } = useScreen();
  const nonce = useNonce();
  const scripted = hydrate && !failed;
  const widget = useWidget();
  const { t } = useT();
  const small = sheet !== undefined && !failed && root?.shell.person === null ? SMALL_SHEETS[sheet] : undefined;
  return (
    <html
      lang={root?.shell.bcp47 ?? "en-US"}
      dir={root?.shell.dir ?? "ltr"}
      data-theme={widget ? widget.look.theme : root?.shell.look.theme}
      data-density={root?.shell.look.density}
      data-rail={root?.shell.look.rail}
      data-draft-key={root?.draftKey}
      style={root?.brand}
    >
      <head>
        <meta charSet="utf-8" />
        {/* A call goes to the edges of the screen, and keeps its controls out of the corners by itself. */}
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${width === "stage" ? ", viewport-fit=cover" : ""}`}
        />
        <meta name="color-scheme" content="light dark" />
        {scripted && nonce && <meta property="csp-nonce" nonce={nonce} content={nonce} />}
        {root && !(describes && !failed) && (
          <meta name="description" content={t("booking:description", { name: root.shell.organizationName })} />
        )}
        <Meta />
        <link rel="stylesheet" href={small ?? wholeSheet} />
        <Links />
      </head>
      <body>
        <CancelWord.Provider value={t("common:actions.cancel")}>
          <DateFieldWords.Provider value={root?.shell.person ? dateWords(t, root.shell.person.typedDates) : null}>
            {children}
          </DateFieldWords.Provider>
        </CancelWord.Provider>
        <script
          type="module"
          nonce={nonce}
          src="/islands/bridge.js"
          data-bridge=""
          data-routed={scripted ? "" : undefined}
          data-authorities={root?.shell.person?.authorities.join(" ")}
          data-handler={root?.shell.tellsRoutes ? "" : undefined}
        />
        {root && !widget && <Island name="drafts" nonce={nonce} />}
        {widget && <Island name="frame" nonce={nonce} />}
        {!failed && islands.map((name) => <Island key={name} name={name} nonce={nonce} />)}
        {scripted && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: WITHOUT_EVAL }} />
        )}
        {scripted && <MessagesScript namespaces={namespaces} nonce={nonce} />}
        {scripted && <ScrollRestoration nonce={nonce} />}
        {scripted && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  const root = useRouteLoaderData<typeof loader>("root");
  const { width, bare } = useScreen();
  const widget = useWidget();
  const { t } = useT();
  if (root && widget)
    return (
      <WidgetFrame title={`${t("booking:title")} – ${root.shell.organizationName}`}>
        <Outlet />
      </WidgetFrame>
    );
  if (!root || bare) return <Outlet />;
  if (root.framed || isInFrame())
    return (
      <FramedPage>
        <Outlet />
      </FramedPage>
    );
  return (
    <Shell shell={root.shell} width={width}>
      <Outlet />
    </Shell>
  );
}

/** What a thrown failure says: platform/screen.server.ts puts a code and, for unknown ones, a reference into it. */
function saidBy(error: unknown): { status: number; code?: string; reference?: string } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const said: unknown = error.data;
  const { code, reference } =
    typeof said === "object" && said !== null ? (said as { code?: string; reference?: string }) : {};
  return { status: error.status, code, reference };
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>("root");
  const widget = useWidget();
  const { t } = useT();
  const said = saidBy(useRouteError());
  if (root && widget) {
    // What failed is tried again from its beginning, inside the same frame.
    const home = widgetAddress(String(root.shell.organizationId), { ...widget.look });
    return (
      <WidgetFrame title={`${t("booking:title")} – ${root.shell.organizationName}`}>
        <ErrorPage {...said} home={home} />
      </WidgetFrame>
    );
  }
  const page = <ErrorPage {...said} staff={root?.shell.person?.kind === "employee"} />;
  if (root?.framed) return <FramedPage>{page}</FramedPage>;
  return root ? (
    <Shell shell={root.shell} width="narrow">
      {page}
    </Shell>
  ) : (
    <main>{page}</main>
  );
}
