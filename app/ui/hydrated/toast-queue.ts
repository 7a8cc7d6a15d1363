/** A short message that something happened. */
export interface Toast {
  id: number;
  message: string;
}

/** How long a toast stays, in milliseconds. */
export const toastMilliseconds = 6000;

/** At most so many at once; an older one makes room. */
const mostShown = 3;

interface Running {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds left when the timer was last set. */
  left: number;
  since: number;
}

/**
 * The toasts that are shown now. The time of each runs only while nobody points at or focuses them.
 * `now` is the clock in milliseconds.
 */
export class ToastQueue {
  private toasts: readonly Toast[] = [];
  private readonly running = new Map<number, Running>();
  private readonly listeners = new Set<() => void>();
  private paused = false;
  private lastId = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Shows a toast; returns its id. */
  add(message: string): number {
    this.lastId += 1;
    const toast: Toast = { id: this.lastId, message };
    for (const old of this.toasts.slice(0, Math.max(0, this.toasts.length - mostShown + 1))) this.close(old.id);
    this.toasts = [...this.toasts, toast];
    this.running.set(toast.id, { timer: undefined, left: toastMilliseconds, since: this.now() });
    if (!this.paused) this.start(toast.id);
    this.tell();
    return toast.id;
  }

  close(id: number): void {
    clearTimeout(this.running.get(id)?.timer);
    this.running.delete(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
    this.tell();
  }

  /** Stops the time of all toasts. */
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    for (const entry of this.running.values()) {
      clearTimeout(entry.timer);
      entry.left = Math.max(0, entry.left - (this.now() - entry.since));
    }
  }

  /** Lets the time run on from where it stopped. */
  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    for (const id of this.running.keys()) this.start(id);
  }

  /** For useSyncExternalStore: the same array until something changes. */
  readonly shown = (): readonly Toast[] => this.toasts;

  /** Calls back after every change; returns how to stop it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private start(id: number): void {
    const entry = this.running.get(id);
    if (!entry) return;
    entry.since = this.now();
    entry.timer = setTimeout(() => this.close(id), entry.left);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
