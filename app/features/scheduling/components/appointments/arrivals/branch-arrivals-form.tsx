import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Checkbox } from "~/ui/form/checkbox";
import { SheetForm } from "~/ui/form/sheet-form";
import { TextArea } from "~/ui/form/text-area";

interface BranchArrivalsFormProps {
  branch: { branchId: string; name: string; rooms: readonly string[]; kiosk: boolean; version: number };
  /** Where the product is, such as https://riverside.example. */
  origin: string;
  answer: PostedAnswer | undefined;
  /** It is the only location, which needs no name. */
  alone: boolean;
}

/** The rooms of a location and its kiosk, with the kiosk's address while it is on. */
export function BranchArrivalsForm({ branch, origin, answer, alone }: BranchArrivalsFormProps) {
  const { t } = useT();
  const { branchId, name, rooms, kiosk, version } = branch;
  const mine = answer?.result.initialValue?.["branchId"] === branchId ? answer : undefined;
  const form = usePostedForm({
    answer: mine,
    values: { rooms: rooms.join("\n"), kiosk, version },
    labels: { rooms: t("arrivals:settings.rooms"), kiosk: t("arrivals:settings.kiosk") },
    prefix: alone ? "" : `${branchId}-`,
  });
  const address = `${origin}${paths.kiosk(branchId)}`;
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      {!alone && (
        <h2 className="text-lg font-semibold">
          <bdi>{name}</bdi>
        </h2>
      )}
      <SheetForm
        errors={form.summary}
        errorsTitle={t("common:form.errorSummaryTitle")}
        version={form.value("version")}
        save={t("common:actions.save")}
      >
        <input type="hidden" name="branchId" value={branchId} />
        <TextArea {...form.text("rooms")} hint={t("arrivals:settings.roomsHint")} rows={5} />
        <Checkbox {...form.check("kiosk")} hint={t("arrivals:settings.kioskHint")} />
        {kiosk && (
          <div>
            <p>{t("arrivals:settings.address")}</p>
            {/* In a line of its own: broken across two directions an address cannot be read. */}
            <p dir="ltr">
              <TextLink href={address} className="break-all">
                {address}
              </TextLink>
            </p>
          </div>
        )}
      </SheetForm>
    </section>
  );
}
