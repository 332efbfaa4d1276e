import { expect, test, vi } from "vitest";
import { createFormStore } from "./form-state.ts";

const initial = { name: "", pay: { min: null, max: null }, rows: [{ title: "A" }, { title: "B" }] };

test("nested values are set by their dotted name, and untouched parts stay the same objects", () => {
  const { actions } = createFormStore(initial);
  actions.setFieldValue("pay.min", 20);
  actions.setFieldValue("rows.1.title", "C");
  expect(actions.getValues()).toEqual({
    name: "",
    pay: { min: 20, max: null },
    rows: [{ title: "A" }, { title: "C" }],
  });
  actions.setFieldValue("pay.min", (before: number) => before + 1);
  expect(actions.getValue("pay.min")).toBe(21);
  expect(actions.getValues()["rows"][0]).toBe(initial.rows[0]);
  expect(initial.rows[1]).toEqual({ title: "B" });
});

test("a form is dirty while its content differs from the initial values", () => {
  const { actions } = createFormStore(initial);
  expect(actions.isTouched()).toBe(false);
  actions.setFieldValue("name", "Ana");
  expect([actions.isDirty(), actions.isDirty("name"), actions.isDirty("pay.min")]).toEqual([
    true,
    true,
    false,
  ]);
  actions.setFieldValue("name", "");
  expect([actions.isDirty(), actions.isTouched()]).toEqual([false, true]);
  actions.setFieldValue("rows", [{ title: "A" }]);
  actions.resetDirty();
  expect(actions.isDirty()).toBe(false);
  actions.setFieldValue("name", "Ana");
  actions.reset();
  expect(actions.getValues()["rows"]).toEqual([{ title: "A" }]);
  expect([actions.getValues()["name"], actions.isTouched()]).toEqual(["", false]);
});

test("another file is another value", () => {
  const { actions } = createFormStore({ photo: new File(["a"], "a.png") });
  actions.setFieldValue("photo", new File(["b"], "b.png"));
  expect(actions.isDirty()).toBe(true);
});

test("a change removes the error of its field alone, and listeners are told", () => {
  const { actions, current, subscribe } = createFormStore(initial);
  const listener = vi.fn();
  const leave = subscribe(listener);
  actions.setErrors({ name: "Enter a name", "pay.min": "Enter a number" });
  actions.setFieldValue("pay.min", 3);
  expect(current().errors).toEqual({ name: "Enter a name" });
  expect(listener).toHaveBeenCalled();
  leave();
  listener.mockClear();
  actions.setValues({ name: "Ana" });
  expect([current().errors, actions.getValue("name")]).toEqual([{}, "Ana"]);
  expect(listener).not.toHaveBeenCalled();
});
