import { classNames } from "../base/class-names";
import { initials, personColour } from "./initials";

const sizes = { small: "size-9 text-xs", normal: "size-12 text-base", large: "size-20 text-2xl" } as const;

const colours = [
  "bg-person-1 text-person-1-ink",
  "bg-person-2 text-person-2-ink",
  "bg-person-3 text-person-3-ink",
  "bg-person-4 text-person-4-ink",
  "bg-person-5 text-person-5-ink",
  "bg-person-6 text-person-6-ink",
] as const;

export interface AvatarProps {
  name: string;
  /** Address of the photo; without one the initials stand in. */
  photo?: string | null;
  /** What keeps the colour stable, an id for example; the name unless given. */
  colourKey?: string;
  size?: keyof typeof sizes;
  /** Say the name: only where it does not stand beside the picture. */
  alone?: boolean;
}

/** A person, as a photo or as initials. */
export function Avatar({ name, photo, colourKey = name, size = "normal", alone }: AvatarProps) {
  const shape = classNames("shrink-0 rounded-full", sizes[size]);
  if (photo) return <img src={photo} alt={alone ? name : ""} className={classNames(shape, "object-cover")} />;
  return (
    <span
      role={alone ? "img" : undefined}
      aria-label={alone ? name : undefined}
      aria-hidden={alone ? undefined : true}
      className={classNames(
        shape,
        "inline-flex items-center justify-center border border-transparent font-semibold select-none",
        colours[personColour(colourKey) - 1],
      )}
    >
      {initials(name)}
    </span>
  );
}
