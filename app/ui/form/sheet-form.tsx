import type { ReactNode } from "react";
import { Button } from "../action/button";
import { Card } from "../view/card";
import { formClass } from "./form-style";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary";
import { VersionField } from "./version-field";

export interface SheetFormProps {
  /** Of one form among several on a page. */
  title?: string;
  errors: ErrorSummaryProps["errors"];
  /** Above the errors. */
  errorsTitle: string;
  /** The version of what is changed that the form was made from. */
  version: unknown;
  /** Which of the page's forms it is, where there are several. */
  intent?: string;
  /** What the button says. */
  save: string;
  children: ReactNode;
}

/** A form by which one thing that is there is changed: what is wrong with it above, what is asked, and one button. */
export function SheetForm({ title, errors, errorsTitle, version, intent, save, children }: SheetFormProps) {
  return (
    <>
      <ErrorSummary title={errorsTitle} errors={errors} />
      <Card title={title}>
        <form method="post" noValidate data-draft className={formClass}>
          <VersionField version={version} />
          {intent && <input type="hidden" name="intent" value={intent} />}
          {children}
          <div>
            <Button type="submit" size="large">
              {save}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
