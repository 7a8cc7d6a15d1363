import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Island } from "~/ui/base/island";
import type { HipaaStatus } from "../domain/settings/hipaa";
import { HipaaClauses } from "./hipaa-clauses";

/**
 * The HIPAA terms in front of whoever can accept them, each time until they are accepted. Without script it is a section
 * of the page; with it a modal (app/islands/modal.ts).
 */
export function HipaaDialog({ status }: { status: HipaaStatus }) {
  const { t } = useT();
  if (status === "ACCEPTED") return null;
  return (
    <>
      <dialog
        open
        data-modal
        aria-labelledby="hipaa-dialog-title"
        className="static m-auto w-full max-w-2xl rounded-xl border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50 [&:modal]:fixed [&:modal]:max-h-[85dvh] [&:modal]:overflow-y-auto"
      >
        <h2 id="hipaa-dialog-title" className="text-xl font-semibold">
          {t("organization:hipaa.title")}
        </h2>
        <p className="mt-3">
          {t(status === "CHANGED" ? "organization:hipaa.changed" : "organization:hipaa.notAccepted")}
        </p>
        <HipaaClauses />
        <div className="flex flex-wrap gap-3">
          <form method="post" action={paths.adminSetting("compliance-settings")}>
            <Button type="submit" name="intent" value="acceptHipaa">
              {t("organization:hipaa.accept")}
            </Button>
          </form>
          <form method="dialog">
            <Button type="submit" tone="quiet">
              {t("organization:hipaa.later")}
            </Button>
          </form>
        </div>
      </dialog>
      <Island name="modal" />
    </>
  );
}
