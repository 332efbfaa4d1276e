/** The section being read: the one that crosses the upper third of the window. */
import { useEffect, useState } from "react";

export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  const idList = ids.join(" ");
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrentId(entered.target.id);
      },
      { rootMargin: "-25% 0px -70% 0px" },
    );
    for (const id of idList.split(" ")) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [idList]);
  return currentId;
}
