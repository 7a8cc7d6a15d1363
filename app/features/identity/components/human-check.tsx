import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";

/**
 * How the page shows that a person asks: by reCAPTCHA, or by a box that stands in for it where nothing reaches the
 * outside.
 */
export type HumanCheckView = { kind: "recaptcha"; siteKey: string } | { kind: "stand-in"; token: string };

export interface HumanCheckProps {
  /** Null where the organization does not check. */
  check: HumanCheckView | null;
  field: { id: string; name: string; error?: string };
}

const SCRIPT = "https://www.google.com/recaptcha/api.js?render=explicit";

interface Grecaptcha {
  ready: (then: () => void) => void;
  render: (
    place: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; "expired-callback": () => void },
  ) => number;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** The check itself, as a field of the form. */
export function HumanCheck({ check, field: { id, name, error } }: HumanCheckProps) {
  const { t } = useT();
  if (!check) return null;
  if (check.kind === "stand-in")
    return <Checkbox {...{ id, name, error }} value={check.token} label={t("security:recaptcha.standIn")} />;
  return <Recaptcha siteKey={check.siteKey} field={{ id, name, error }} />;
}

/**
 * https://developers.google.com/recaptcha/docs/display: drawn once its script has come, its token put into the field.
 */
function Recaptcha({ siteKey, field: { id, name, error } }: { siteKey: string; field: HumanCheckProps["field"] }) {
  const { t } = useT();
  const place = useRef<HTMLDivElement>(null);
  const token = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const put = (value: string) => {
      if (token.current) token.current.value = value;
    };
    const draw = () =>
      window.grecaptcha?.ready(() => {
        if (!place.current || place.current.childElementCount > 0) return;
        window.grecaptcha?.render(place.current, {
          sitekey: siteKey,
          callback: put,
          "expired-callback": () => put(""),
        });
      });
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.addEventListener("load", draw);
    document.head.appendChild(script);
    return () => {
      script.remove();
    };
  }, [siteKey]);
  return (
    <div id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-label`} className="flex flex-col gap-2">
      <span id={`${id}-label`} className="font-semibold">
        {t("security:recaptcha.label")}
      </span>
      {error && <p className="font-semibold text-danger-text">{error}</p>}
      <input type="hidden" name={name} ref={token} />
      <div ref={place} className="min-h-20" />
      <noscript>{t("security:recaptcha.needsScript")}</noscript>
    </div>
  );
}
