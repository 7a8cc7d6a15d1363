import { Anchor } from "../base/link";
import { Icon, type IconName } from "../base/icon";

export interface NumberTileProps {
  /** What is counted. */
  label: string;
  /** The number as it is written. */
  value: string;
  /** More about it, in a few words. */
  note?: string;
  icon: IconName;
  /** Where what is counted stands. */
  href: string;
  /** Something waits there for an answer. */
  urgent?: boolean;
}

/** A longer value, such as a sum, stands below its words. */
const MOST_SHORT = 6;

/** A number that says how things stand, and leads to what it counts. */
export function NumberTile({ label, value, note, icon, href, urgent }: NumberTileProps) {
  return (
    <li className="number-tile" data-urgent={urgent || undefined} data-long={value.length > MOST_SHORT || undefined}>
      <Anchor href={href}>
        <Icon name={icon} />
        <span className="number-words">{label}</span>
        <span className="number-value">{value}</span>
        {note && <bdi className="number-note">{note}</bdi>}
      </Anchor>
    </li>
  );
}

interface NumberTilesProps {
  label: string;
  tiles: readonly NumberTileProps[];
  /** On a wide screen one line high, for a page whose list below them must begin at once. */
  inLine?: boolean;
}

/** Number tiles side by side, as many as there is room for. */
export function NumberTiles({ label, tiles, inLine }: NumberTilesProps) {
  return (
    <ul aria-label={label} className="number-tiles" data-line={inLine || undefined}>
      {tiles.map((tile) => (
        <NumberTile key={tile.label} {...tile} />
      ))}
    </ul>
  );
}
