import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NumberTiles, type NumberTileProps } from "~/ui/view/number-tile";

interface HomeTilesProps {
  /** Appointments of today that are still to come; there may be more than were counted. */
  stillToday: { count: number; more: boolean };
  /** Requests that wait for an answer. */
  requests: number;
  /** The reader's own notes without a signature. */
  toSign: number;
  /** Results of their orders that nobody has looked at. */
  toReview: number;
}

/** The day of whoever works here in numbers, each leading to what it counts; what is nothing to do is left out. */
export function HomeTiles({ stillToday, requests, toSign, toReview }: HomeTilesProps) {
  const { t, format } = useT();
  const today: NumberTileProps = {
    label: t("home:staff.tiles.today"),
    value: `${format.number(stillToday.count)}${stillToday.more ? "+" : ""}`,
    icon: "calendar",
    href: paths.appointments(),
  };
  const waiting = [
    { name: "requests", count: requests, icon: "bell", href: paths.appointments({ tab: "new" }) },
    { name: "notes", count: toSign, icon: "edit", href: paths.notes() },
    { name: "results", count: toReview, icon: "pulse", href: paths.labOrders() },
  ] as const;
  const tiles = waiting
    .filter(({ name, count }) => count > 0 || name === "requests")
    .map(({ name, count, icon, href }) => ({
      ...{ icon, href, label: t(`home:staff.tiles.${name}`), value: format.number(count), urgent: count > 0 },
    }));
  return <NumberTiles label={t("home:staff.tiles.label")} tiles={[today, ...tiles]} />;
}
