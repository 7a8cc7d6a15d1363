import { TimeField, TimesOfDay } from "~/screens/time-field";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { providerName } from "../appointments/person-names";

export interface SessionChangesProps {
  view: {
    session: {
      title: string;
      capacity: number;
      taken: number;
      /** UTC ms. */
      startsAt: number;
      timeZone: string;
      version: number;
      employeeId: string;
    };
    local: { day: string; time: string };
    providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
    begun: boolean;
    mostSeats: number;
    waitingRoomId: string | null;
    /** Where its provider begins it; null where it meets at a place, and for everybody else. */
    call: string | null;
    isByVideo: boolean;
  };
  errors: readonly { field: string; message: string }[];
  sent: Readonly<Record<string, string>>;
}

/** What staff can do with an open session: its title and seats, its time and provider, its end. */
export function SessionChanges(props: SessionChangesProps) {
  const { t } = useT();
  const { session, begun, waitingRoomId, call } = props.view;
  return (
    <>
      <form method="post">
        <Cluster>
          {call !== null && (
            <LinkButton href={call} icon="camera">
              {t("scheduling:actions.startVideo")}
            </LinkButton>
          )}
          <StartAtPlace view={props.view} />
          {begun && (
            <AskFirst name="intent" value="conclude" question={t("common:sure")}>
              {t("group-sessions:conclude")}
            </AskFirst>
          )}
          {waitingRoomId !== null && (
            <LinkButton href={paths.waitingRoom(waitingRoomId)} icon="people" tone="secondary">
              {t("scheduling:actions.openRoom")}
            </LinkButton>
          )}
        </Cluster>
      </form>
      <EditCard {...props} />
      <MoveCard {...props} />
      <Card title={t("group-sessions:cancel")}>
        <form method="post" className="flex flex-col items-start gap-4">
          <p>
            {session.taken === 0
              ? t("group-sessions:cancelNobody")
              : t("group-sessions:cancelText", { count: session.taken })}
          </p>
          <TextArea
            name="note"
            label={t("group-sessions:note")}
            optionalLabel={`(${t("common:form.optional")})`}
            rows={2}
            maxLength={500}
          />
          <Button type="submit" name="intent" value="cancel" tone="secondary" icon="close">
            {t("group-sessions:cancel")}
          </Button>
        </form>
      </Card>
    </>
  );
}

/** Begins a session that meets at a place; one by video begins in its call, with the first who is there. */
function StartAtPlace({ view: { session, begun, isByVideo } }: Pick<SessionChangesProps, "view">) {
  const { t, format } = useT();
  if (isByVideo) return null;
  if (begun)
    return (
      <Button type="submit" name="intent" value="start" tone="secondary">
        {t("group-sessions:start")}
      </Button>
    );
  return (
    <AskFirst
      name="intent"
      value="start"
      question={t("group-sessions:startEarly", { time: format.dateTime(session.startsAt, session.timeZone) })}
      text={t("group-sessions:startEarlyText")}
    >
      {t("group-sessions:start")}
    </AskFirst>
  );
}

function useField({ errors, sent }: SessionChangesProps) {
  return (name: string, otherwise: string) => ({
    name,
    defaultValue: sent[name] ?? otherwise,
    error: errors.find((error) => error.field === name)?.message,
  });
}

function EditCard(props: SessionChangesProps) {
  const { t } = useT();
  const field = useField(props);
  const { session, mostSeats } = props.view;
  const { title, capacity, version } = session;
  return (
    <Card title={t("group-sessions:form.edit")}>
      <form method="post" noValidate className="flex flex-col items-start gap-4">
        <input type="hidden" name="version" value={version} />
        <TextField
          {...field("title", title)}
          label={t("group-sessions:form.name")}
          hint={t("group-sessions:form.nameHint")}
          optionalLabel={`(${t("common:form.optional")})`}
        />
        <TextField
          {...field("capacity", String(capacity))}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostSeats}
          width="short"
          label={t("group-sessions:form.seats")}
        />
        <Button type="submit" name="intent" value="edit" tone="secondary">
          {t("group-sessions:form.save")}
        </Button>
      </form>
    </Card>
  );
}

function MoveCard(props: SessionChangesProps) {
  const { t } = useT();
  const field = useField(props);
  const { session, local, providers } = props.view;
  const broken = props.errors.some((error) => error.field === "override");
  return (
    <Card title={t("group-sessions:move")}>
      <form method="post" noValidate className="flex flex-col items-start gap-4">
        <p>{t("group-sessions:moveText")}</p>
        <input type="hidden" name="version" value={session.version} />
        <DateField {...field("day", local.day)} label={t("group-sessions:day")} />
        <TimesOfDay />
        <TimeField {...field("time", local.time)} label={t("group-sessions:time")} />
        <NativeSelect
          {...field("employeeId", session.employeeId)}
          label={t("scheduling:set.provider")}
          options={providers.map((person) => ({ value: person.id, label: providerName(t, person) }))}
        />
        {broken && <Checkbox name="override" label={t("group-sessions:override")} />}
        <Button type="submit" name="intent" value="move" tone="secondary">
          {t("group-sessions:moveSubmit")}
        </Button>
      </form>
    </Card>
  );
}
