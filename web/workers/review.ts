/** The review worker: serves its answers. */
import type { ReviewQuestions } from "../match/review/worker-client.ts";
import { serveWorker } from "../worker-rpc/index.ts";
import { reviewAnswers } from "./review-answers.ts";

serveWorker<ReviewQuestions>(reviewAnswers);
