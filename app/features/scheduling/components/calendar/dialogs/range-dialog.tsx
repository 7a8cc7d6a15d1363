import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Stack } from "~/ui/base/stack";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { ModalDialog } from "~/ui/hydrated/modal-dialog";
import { instantAt, pieceOf } from "../../../domain/calendar/calendar-layout";
import type { CalendarAppointment } from "../../../domain/calendar/calendar-view";
import { clockOf, useFrame } from "../board-frame";
import type { BoardRange } from "../use-board-state";
import type { BoardWords } from "../use-board-words";
import { appointmentHref } from "../appointment-href";

export interface RangeDialogProps {
  range: BoardRange;
  appointments: readonly CalendarAppointment[];
  words: BoardWords;
  branches: readonly { id: string; name: string }[];
  /** The branch and service that the calendar is narrowed to. */
  branchId: string | null;
  serviceOfferingId: string | null;
  onBlock: (fields: Record<string, string | number>) => void;
  onClose: () => void;
}

/**
 * What can be done with a marked time: set an appointment, or keep it free of appointments. What is booked there is
 * named.
 */
export function RangeDialog(props: RangeDialogProps) {
  const { range, appointments, words, branches, branchId, serviceOfferingId, onBlock, onClose } = props;
  const { t, format } = useT();
  const { board, columns, doctors } = useFrame();
  const [note, setNote] = useState("");
  const { day = board.day, employeeId: doctorId = "" } = columns[range.column] ?? {};
  const own = branches.filter(({ id }) => doctors.get(doctorId)?.branchIds.includes(id));
  const [chosen, setChosen] = useState(branchId);
  const branch = own.find(({ id }) => id === chosen) ?? own[0];
  const startsAt = instantAt(board.span, day, range.from);
  const here = appointments.filter((appointment) => {
    const piece = pieceOf(board.span, day, { start: appointment.startsAt, end: appointment.endsAt });
    return appointment.employeeId === doctorId && piece !== null && piece.from < range.to && range.from < piece.to;
  });
  const newAppointment = paths.bookingPanel({
    provider: doctorId,
    place: branch?.id,
    service: serviceOfferingId ?? undefined,
    at: startsAt,
  });
  const newGroup = paths.newGroupSession({
    employeeId: doctorId,
    branchId: branch?.id,
    day,
    time: clockOf(range.from),
  });
  const block = () =>
    onBlock({
      employeeId: doctorId,
      branchId: branch?.id ?? "",
      startsAt: startsAt ?? 0,
      durationMinutes: range.to - range.from,
      reason: note,
    });
  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${format.plainDate(day, "long")}, ${words.span(range.from, range.to)}`}
      closeLabel={t("common:actions.close")}
      actions={
        startsAt !== undefined && (
          <>
            <Button tone="secondary" icon="lock" onClick={block}>
              {t("schedule:range.block")}
            </Button>
            <LinkButton href={newGroup} tone="secondary">
              {t("schedule:range.newGroup")}
            </LinkButton>
            <LinkButton href={newAppointment} icon="plus" data-first>
              {t("schedule:range.newAppointment")}
            </LinkButton>
          </>
        )
      }
    >
      <Stack>
        {startsAt === undefined && <p>{t("schedule:range.skipped")}</p>}
        <p>
          <bdi className="font-semibold">{words.doctor(doctorId)}</bdi>
        </p>
        {own.length > 1 && (
          <NativeSelect
            name="range-branch"
            label={t("schedule:range.branch")}
            value={branch?.id}
            onChange={(event) => setChosen(event.target.value)}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Booked appointments={here} words={words} />
        {startsAt !== undefined && (
          <TextField
            name="range-note"
            label={t("schedule:range.note")}
            optionalLabel={`(${t("common:form.optional")})`}
            hint={t("schedule:range.noteHint")}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Stack>
    </ModalDialog>
  );
}

function Booked({ appointments, words }: { appointments: readonly CalendarAppointment[]; words: BoardWords }) {
  const { t } = useT();
  if (appointments.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{t("schedule:range.booked")}</h3>
      <ul>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <TextLink href={appointmentHref(appointment)} className="inline-flex min-h-11 items-center">
              {[words.time(appointment), words.who(appointment), words.status(appointment)].join(", ")}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
