import { useEffect, useRef } from "react";
import { Icon } from "../base/icon";

export interface ErrorSummaryProps {
  title: string;
  /** One for each field, in the order of the page. Without `fieldId` it concerns the whole form; `href` is where else it is put right. */
  errors: readonly { fieldId?: string; href?: string; message: string }[];
}

/**
 * What went wrong, at the top of a form, each with a link to its field (the pattern of GOV.UK and NHS.UK).
 * It takes the focus when it appears: by the autofocus attribute without script, by an effect with it.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.map((error) => error.message).join("\n");
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      autoFocus
      role="alert"
      className="rounded-lg border-2 border-danger-text bg-danger-soft p-5 tablet:p-6"
    >
      <h2 className="flex items-center gap-2.5 text-lg font-bold text-danger-text">
        <Icon name="alert" className="size-6" />
        {title}
      </h2>
      <ul className="mt-2 flex flex-col">
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ""}${error.message}`}>
            {(error.href ?? error.fieldId) ? (
              <a
                href={error.href ?? `#${error.fieldId}`}
                className="inline-flex min-h-11 items-center font-semibold text-danger-text underline underline-offset-4"
              >
                {error.message}
              </a>
            ) : (
              <p className="py-2 font-semibold text-danger-text">{error.message}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
