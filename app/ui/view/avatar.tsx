import { classNames } from "../base/class-names";
import { initials } from "./initials";
import { personColour, personLook, type PersonColour } from "./person-colour";

const sizes = {
  tiny: "size-[1.75rem] text-[0.6875rem]",
  small: "size-9 text-xs",
  normal: "size-12 text-base",
  large: "size-20 text-2xl",
} as const;

export interface AvatarProps {
  name: string;
  /** Address of the photo; without one the initials stand in. */
  photo?: string | null;
  /** What keeps the colour stable, an id for example; the name unless given. */
  colourKey?: string;
  /** The colour that was chosen for them, where one was. */
  colour?: PersonColour | null;
  size?: keyof typeof sizes;
  /** Say the name: only where it does not stand beside the picture. */
  alone?: boolean;
}

/** A person, as a photo or as initials. */
export function Avatar({ name, photo, colourKey = name, colour, size = "normal", alone }: AvatarProps) {
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
      )}
      style={personLook(personColour(colourKey, colour))}
    >
      {initials(name)}
    </span>
  );
}
