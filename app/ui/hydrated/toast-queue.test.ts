import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastQueue } from "./toast-queue";

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const messages = (queue: ToastQueue) => queue.shown().map((toast) => toast.message);

  it("stay for six seconds", () => {
    const queue = new ToastQueue();
    queue.add("Saved");
    vi.advanceTimersByTime(5999);
    expect(messages(queue)).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(messages(queue)).toEqual([]);
  });

  it("wait while they are pointed at, and then have the rest of their time", () => {
    const queue = new ToastQueue();
    queue.add("Cancelled");
    vi.advanceTimersByTime(4000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    queue.add("Came while paused");
    expect(messages(queue)).toEqual(["Cancelled", "Came while paused"]);
    queue.resume();
    vi.advanceTimersByTime(2000);
    expect(messages(queue)).toEqual(["Came while paused"]);
    vi.advanceTimersByTime(4000);
    expect(messages(queue)).toEqual([]);
  });

  it("are at most three, the newest last", () => {
    const queue = new ToastQueue();
    for (const message of ["one", "two", "three", "four"]) queue.add(message);
    expect(messages(queue)).toEqual(["two", "three", "four"]);
  });

  it("tell who listens, and give the same array until something changes", () => {
    const queue = new ToastQueue();
    const heard = vi.fn();
    const stop = queue.subscribe(heard);
    const id = queue.add("Saved");
    expect(queue.shown()).toBe(queue.shown());
    queue.close(id);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    queue.add("Unheard");
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
