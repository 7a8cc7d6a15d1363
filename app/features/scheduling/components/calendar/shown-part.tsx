import type { ReactNode, RefObject } from "react";
import type { Piece } from "../../domain/calendar/calendar-layout";
import { useShownPixels } from "./use-shown-part";

interface ShownPartProps {
  room: RefObject<HTMLElement | null>;
  children: (shown: Piece | null) => ReactNode;
}

/** Draws what of a board is in view. It keeps that by itself: a scroll draws nothing else of the page anew. */
export const ShownPart = ({ room, children }: ShownPartProps) => children(useShownPixels(room));
