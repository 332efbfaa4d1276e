/** The video answers; a profile question with a video is answered by them. */
import { QuestionField } from "../questions/question-field.tsx";
import type { useAnswers } from "../questions/use-answers.ts";
import { VideoSection } from "../video/video-section.tsx";
import { anchorOf } from "../../profile-anchors.ts";

export function VideoPart({ answers }: { answers: ReturnType<typeof useAnswers> }) {
  const { questions = [], given = {} } = answers.query.data ?? {};
  const question = questions.find(({ inputType }) => inputType === "video");
  if (!question) return <VideoSection />;
  return (
    <div id={anchorOf(question.name)}>
      <QuestionField
        question={question}
        hideLabel
        value={given[question.name] ?? ""}
        onChange={(value) => answers.change(question, value)}
      />
    </div>
  );
}
