import { optionsAt } from "../../records/record-fields";
import { OFF_REASONS } from "../../domain/records/record-kinds";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { classNames } from "~/ui/base/class-names";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";

const REASONS = optionsAt("phr:off.reasons", OFF_REASONS);

/** Takes a record off its list: it asks why, and needs no script. What is removed can be put back. */
export function RemoveRecord({ id, name }: { id: string; name: string }) {
  const { t } = useT();
  return (
    <details className="open:basis-full">
      <summary
        aria-label={`${t("phr:off.action")}: ${name}`}
        className={classNames(
          buttonClass({ tone: "quiet", size: "small" }),
          "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        {t("phr:off.action")}
      </summary>
      <form
        method="post"
        className="mt-2 flex max-w-prose flex-col gap-4 rounded-md border border-line-strong bg-surface p-4"
      >
        <p className="font-semibold">{t("phr:off.title", { name })}</p>
        <p>{t("phr:off.text")}</p>
        <input type="hidden" name="id" value={id} />
        <NativeSelect
          id={`reason-${id}`}
          name="reason"
          label={t("phr:off.reason")}
          options={REASONS.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <TextField id={`note-${id}`} name="note" label={t("phr:off.note")} maxLength={200} />
        <div>
          <Button type="submit" name="intent" value="disable" tone="danger" size="small">
            {t("phr:off.submit")}
          </Button>
        </div>
      </form>
    </details>
  );
}
