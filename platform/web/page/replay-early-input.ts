/**
 * Replays what was pressed and typed into the server's HTML before its part of the page was hydrated. Parts inside Suspense
 * are hydrated later than the page around them, each when its own script and data have arrived. And a press counts for the
 * button under it when it began, where the page moves before it ends.
 */

import { useEffect } from "react";

/**
 * Inline, before anything is painted. An event that React delivers to nobody (`markReceived`) is repeated until it is
 * received; nothing else tells reliably whether a part is hydrated: React's marks on its elements come before.
 * Links work without a script; of several clicks the last one counts, and of each field what stands in it. A part that
 * changes while it hydrates, as for a signed-in reader, is rendered again: a button is then found by its label, a field
 * by its id or name. Of what is replaced between the mouse's going down and up, browsers click nothing: the press itself
 * makes React hydrate what is pressed. Only then: in a list that is awake, another row's button may come under the mouse.
 */
export const replayEarlyInput = `(() => {
  const buttons = "button, [role=button]";
  const fields = "input, textarea, select";
  const pollIntervalMs = 50;
  const maxWaitMs = 15_000;
  let isReplay = false;
  const replay = (act) => {
    isReplay = true;
    act();
    isReplay = false;
  };
  const closest = ({ target }, selector) => target instanceof Element ? target.closest(selector) : null;

  const labelOf = (button) => button.getAttribute("aria-label") || button.textContent;
  const successorOf = (clicked) => {
    const same = [...document.querySelectorAll(buttons)].filter((one) => labelOf(one) === labelOf(clicked));
    return same.length === 1 ? same[0] : null;
  };
  let click;
  let clickTimer;
  const repeatClick = (clicked) => {
    const clickedAt = Date.now();
    const { pathname } = location;
    clickTimer = setInterval(() => {
      const isOver = location.pathname !== pathname || Date.now() - clickedAt > maxWaitMs;
      if (click.isReceived || isOver) return clearInterval(clickTimer);
      const button = clicked.isConnected ? clicked : successorOf(clicked);
      if (button) replay(() => button.click());
    }, pollIntervalMs);
  };
  // The browser then clicks what lies around both places.
  const moveTolerancePx = 4;
  let press = null;
  const pressable = buttons + ", a[href]";
  addEventListener("pointerdown", (event) => {
    const button = closest(event, pressable);
    const isEarly = !("hydrated" in document.documentElement.dataset);
    press = button && { button, isEarly, x: event.clientX, y: event.clientY };
  }, true);
  const isSame = (one, other) =>
    labelOf(one) === labelOf(other) && one.getAttribute("href") === other.getAttribute("href");
  addEventListener("mouseup", (event) => {
    if (!press || press.button.isConnected) return;
    const successor = press.isEarly && event.button === 0 ? closest(event, pressable) : null;
    if (successor && isSame(successor, press.button)) successor.click();
    press = null;
  }, true);
  const pressedAway = ({ detail, clientX, clientY, target }) =>
    press && detail > 0 && target !== press.button && target.contains(press.button) &&
    Math.hypot(clientX - press.x, clientY - press.y) <= moveTolerancePx ? press.button : null;
  addEventListener("click", (event) => {
    // A replayed one into a field says nothing of the last button.
    if (isReplay && !closest(event, buttons)) return;
    click = event;
    if (isReplay) return;
    clearInterval(clickTimer);
    const away = pressedAway(event);
    if (away) {
      event.stopImmediatePropagation();
      return away.click();
    }
    const clicked = closest(event, buttons);
    if (clicked) repeatClick(clicked);
  }, true);
  addEventListener("submit", (event) => {
    if (click && !click.isReceived) event.preventDefault();
  }, true);

  const entered = new Map();
  let replayed;
  let fieldTimer;
  const isToggle = ({ type }) => type === "checkbox" || type === "radio";
  const isHydrated = (field) =>
    "hydrated" in document.documentElement.dataset &&
    Object.keys(field).some((key) => key.startsWith("__reactProps$"));
  const enter = (field, value) => {
    // First another value: React ignores an event after which a field has the value that it knows.
    if (isToggle(field)) {
      field.checked = !value;
      return field.click();
    }
    if (field.localName !== "select" && field.type !== "file") {
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
    } else if (field.type !== "file") field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const repeatEntries = () => {
    for (const [field, entry] of entered) {
      if (entry.event.isReceived || Date.now() - entry.at > maxWaitMs) entered.delete(field);
      else {
        const byName = field.name ? document.getElementsByName(field.name)[0] : null;
        const found = field.isConnected ? field : document.getElementById(field.id) || byName;
        replayed = entry;
        if (found && isHydrated(found)) replay(() => enter(found, entry.value));
      }
    }
    if (entered.size === 0) clearInterval(fieldTimer);
  };
  addEventListener("input", (event) => {
    const field = closest(event, fields);
    if (!field) return;
    if (isReplay) {
      if (replayed) replayed.event = event;
      return;
    }
    const value = isToggle(field) ? field.checked : field.value;
    clearInterval(fieldTimer);
    entered.set(field, { event, value, at: Date.now() });
    fieldTimer = setInterval(repeatEntries, pollIntervalMs);
  }, true);
})();`;

/** For the capture phase of the outermost element: says that React has delivered the event. */
export function markReceived({ nativeEvent }: React.SyntheticEvent): void {
  Object.assign(nativeEvent, { isReceived: true });
}

/** Marks the document as soon as the page is hydrated. */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
}
