/** The editor: bold, italics, two levels of headings, lists, links. Pasted styles are dropped. */
import { useLingui } from "@lingui/react/macro";
import IconBold from "~icons/tabler/bold";
import IconH2 from "~icons/tabler/h-2";
import IconH3 from "~icons/tabler/h-3";
import IconItalic from "~icons/tabler/italic";
import IconLink from "~icons/tabler/link";
import IconList from "~icons/tabler/list";
import IconListNumbers from "~icons/tabler/list-numbers";
import type { Icon } from "#platform/web/ui/media/icon.tsx";
import { EditorContent, useEditor, useEditorState, type Editor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect } from "react";

import { readPageNonce } from "../../page/nonce.ts";
import type { Control } from "./field.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "./icon-button.tsx";
import classes from "../data/rich-text.module.css";

interface RichTextEditorProps {
  control: Control;
  label: string;
  value: string;
  onChange: (html: string) => void;
}

export function RichTextEditor({ control, label, value, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        blockquote: false,
        strike: false,
        underline: false,
        horizontalRule: false,
        link: { openOnClick: false, protocols: ["http", "https", "mailto"] },
      }),
    ],
    content: value,
    immediatelyRender: false,
    injectNonce: readPageNonce(),
    editorProps: {
      attributes: {
        id: control.id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": control["aria-describedby"],
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    onBlur: control.onBlur,
  });
  // A draft that loads later, or help with writing, replaces the content; typing never does.
  useEffect(() => {
    // React may discard a rendered editor and create another one.
    if (!editor || editor.isDestroyed) return;
    if (!editor.isFocused && value !== editor.getHTML() && !(value === "" && editor.isEmpty)) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);
  return (
    <div className={classes.editor} data-wrong={control["aria-invalid"] || undefined}>
      {editor && <Toolbar editor={editor} />}
      <div className={classes.text} style={{ maxWidth: "none" }}>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      h2: now.isActive("heading", { level: 2 }),
      h3: now.isActive("heading", { level: 3 }),
      list: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      link: now.isActive("link"),
    }),
  });
  const chain = () => editor.chain().focus();
  const setLink = () => {
    if (is.link) return void chain().unsetLink().run();
    const address = window.prompt(t`Link address`, "https://");
    if (address) chain().setLink({ href: address }).run();
  };
  return (
    <Cluster gap={2} align="stretch" role="toolbar" aria-label={t`Text style`} className={classes.bar}>
      <Tool name={t`Bold`} icon={IconBold} isOn={is.bold} press={() => chain().toggleBold().run()} />
      <Tool name={t`Italics`} icon={IconItalic} isOn={is.italic} press={() => chain().toggleItalic().run()} />
      <Tool
        name={t`Heading`}
        icon={IconH2}
        isOn={is.h2}
        press={() => chain().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        name={t`Smaller heading`}
        icon={IconH3}
        isOn={is.h3}
        press={() => chain().toggleHeading({ level: 3 }).run()}
      />
      <Tool name={t`List`} icon={IconList} isOn={is.list} press={() => chain().toggleBulletList().run()} />
      <Tool
        name={t`Numbered list`}
        icon={IconListNumbers}
        isOn={is.numbers}
        press={() => chain().toggleOrderedList().run()}
      />
      <Tool name={t`Link`} icon={IconLink} isOn={is.link} press={setLink} />
    </Cluster>
  );
}

const Tool = (tool: { name: string; icon: Icon; isOn: boolean; press: () => void }) => (
  <IconButton label={tool.name} icon={tool.icon} aria-pressed={tool.isOn} onClick={tool.press} />
);
