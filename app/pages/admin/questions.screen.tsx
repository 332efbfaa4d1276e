/** /admin/questions: the profile questions of an area in their order, with a try as an educator. */
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { QuestionFlowPage } from "#features/educators/screens/question-flow/flow-page.tsx";
import { ConsoleFrame } from "#features/operators/screens/console/console-frame.tsx";

export const handle = routeHandle({ access: "operator", shell: "app" });

export default function QuestionsScreen() {
  return (
    <ConsoleFrame>
      <QuestionFlowPage />
    </ConsoleFrame>
  );
}
