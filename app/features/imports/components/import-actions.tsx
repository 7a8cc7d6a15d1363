import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import type { ImportView } from "../domain/imports/import-view";

/** What can be done with an import as it is. */
export function ImportActions({ view }: { view: ImportView }) {
  const { t } = useT();
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href={paths.importedFile(view.importId)} tone="secondary" icon="download">
        {t("imports:actions.download")}
      </LinkButton>
      {view.refused > 0 && (
        <LinkButton href={paths.refusedRows(view.importId)} tone="secondary" icon="download">
          {t("imports:actions.refused")}
        </LinkButton>
      )}
      {view.unknownWords.length > 0 && (
        <LinkButton href={paths.leftOutCells(view.importId)} tone="secondary" icon="download">
          {t("imports:actions.leftOut")}
        </LinkButton>
      )}
      {view.stop && <Act what="goOn" label={t("imports:actions.goOn")} />}
      {view.mayTerminate && <Act what="terminate" label={t("imports:actions.terminate")} />}
      {view.mayUndo && <Act what="undo" label={t("imports:actions.undo")} />}
    </div>
  );
}

function Act({ what, label }: { what: "terminate" | "goOn" | "undo"; label: string }) {
  const { t } = useT();
  return (
    <form method="post">
      <input type="hidden" name="intent" value={what} />
      {what === "goOn" ? (
        <Button type="submit" icon="arrow-end">
          {label}
        </Button>
      ) : (
        <AskFirst
          icon={what === "undo" ? "undo" : "close"}
          question={t(`imports:ask.${what}`)}
          text={t(what === "undo" ? "imports:undoText" : "common:final")}
        >
          {label}
        </AskFirst>
      )}
    </form>
  );
}
