import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { RoomPurpose, SharedRoom } from "./shared-room-props";

export interface SharedRoomFormProps {
  /** The room that is changed; null for a new one. */
  room: SharedRoom | null;
  choices: readonly RoomPurpose[];
  answer: PostedAnswer | undefined;
}

/** The page on which a shared room is made or changed. */
export function SharedRoomForm({ room, choices, answer }: SharedRoomFormProps) {
  const { t } = useT();
  const labels = { name: t("rooms:shared.name"), purpose: t("rooms:shared.purpose") };
  const form = usePostedForm({ answer, values: { ...room }, labels });
  const version = form.value("version");
  const options = choices
    .filter(({ enabled, value }) => enabled || value === room?.purpose)
    .map(({ value, kind, name }) => ({ value, label: t(`rooms:shared.${kind}`, { name }) }));
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.sharedRooms()}>{t("rooms:shared.title")}</BackLink>}
        title={t(room ? "rooms:shared.edit" : "rooms:shared.add")}
      />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft data-once className={formClass}>
          {room && <input type="hidden" name="id" value={room.id} />}
          {room && <input type="hidden" name="version" value={String(version)} />}
          <TextField {...form.text("name")} hint={t("rooms:shared.nameHint")} maxLength={120} />
          <NativeSelect
            {...form.text("purpose")}
            hint={t("rooms:shared.purposeHint")}
            placeholder={t("common:form.selectOne")}
            options={options}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large">
              {t("common:actions.save")}
            </Button>
            <LinkButton href={paths.sharedRooms()} tone="quiet" size="large">
              {t("common:actions.cancel")}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}
