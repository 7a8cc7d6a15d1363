import type { StaffDay } from "~/features/scheduling/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NumberTiles } from "~/ui/view/number-tile";

/** How the day stands in numbers, each leading to what it counts: who is in, who is next, who waits, who is late. */
export function DayTiles({ numbers, zone }: Pick<StaffDay, "numbers"> & { zone: string }) {
  const { t, format } = useT();
  const { withDoctor, next, waiting, longestWait, missed, unanswered, doctorsBehind } = numbers;
  const nextName = next && `${next.patient.firstName} ${next.patient.lastName}`.trim();
  return (
    <div data-live="tiles">
      <NumberTiles
        inLine
        label={t("home:staff.tiles.label")}
        tiles={[
          {
            label: t("home:staff.tiles.now"),
            value: format.number(withDoctor),
            icon: "person",
            href: paths.deskBoard(),
          },
          {
            label: t("home:staff.tiles.next"),
            value: next ? format.time(next.startsAt, zone) : "–",
            note: nextName ?? undefined,
            icon: "calendar",
            href: next ? paths.appointment(next.id) : paths.appointments(),
          },
          {
            label: t("home:staff.tiles.waiting"),
            value: format.number(waiting),
            // Less than a minute is said by nothing: "up to 0" would be no news.
            note:
              longestWait === null || longestWait < 1
                ? undefined
                : t("home:staff.tiles.longest", { minutes: longestWait }),
            icon: "clock",
            href: paths.deskBoard(),
            urgent: waiting > 0,
          },
          {
            label: t("home:staff.tiles.late"),
            value: format.number(missed + unanswered),
            note: doctorsBehind > 0 ? t("home:staff.tiles.behind", { count: doctorsBehind }) : undefined,
            icon: "alert",
            // The board has those who are expected; what nobody has agreed to stands in the list of the day alone.
            href: unanswered > 0 ? "#today" : paths.deskBoard(),
            urgent: missed + unanswered + doctorsBehind > 0,
          },
        ]}
      />
    </div>
  );
}
