import { useT } from "~/i18n/use-t";
import type { ListedCall } from "./listed-calls.server";

/** A scrolling box of code; it takes the focus, so that it scrolls by keyboard too. */
export function CodeBox({ children, label }: { children: string; label: string }) {
  return (
    <pre
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-md bg-sunken p-4 font-mono text-sm"
    >
      {children}
    </pre>
  );
}

/** One call: what it does, for whom, what it takes, and an example. The summaries are in English, as the code is. */
export function CallEntry({ call }: { call: ListedCall }) {
  const { t } = useT();
  const { id, method, path, summary, audience, fields, example } = call;
  return (
    <article id={id} aria-labelledby={`${id}-name`} className="flex min-w-0 flex-col gap-3 border-t border-line pt-6">
      <h3 id={`${id}-name`} dir="ltr" className="text-start font-mono text-base font-semibold break-all">
        {method} {path}
      </h3>
      <p lang="en" dir="ltr" className="text-start">
        {summary}
      </p>
      <p className="text-sm text-muted">
        {t("api-access:docs.audience")}: {t(`api-access:docs.audiences.${audience}`)}
      </p>
      {fields.length === 0 ? (
        <p className="text-sm">{t("api-access:docs.noParameters")}</p>
      ) : (
        <ul aria-label={t("api-access:docs.parameters")} className="flex flex-col gap-1.5">
          {fields.map(({ name, place, required, kind }) => (
            <li key={name} className="text-sm">
              <code dir="ltr" className="font-mono font-semibold">
                {name}
              </code>{" "}
              {t(required ? "api-access:docs.required" : "api-access:docs.optional")},{" "}
              {t(`api-access:docs.places.${place}`)}:{" "}
              <code dir="ltr" className="font-mono break-all text-muted">
                {kind}
              </code>
            </li>
          ))}
        </ul>
      )}
      <CodeBox label={`${t("api-access:docs.example")}: ${method} ${path}`}>{example}</CodeBox>
    </article>
  );
}
