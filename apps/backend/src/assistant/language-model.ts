import OpenAI from 'openai';
import { lookUpTool } from './look-up.ts';

/** A language model behind an interface that is compatible with OpenAI's chat completions. */
export interface LanguageModelAddress {
  /** The part of the address before `/chat/completions`, such as `https://models.example/v1`. */
  readonly endpoint: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** What is said in a conversation with a language model, as its interface has it. */
export type ModelMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** What a model says next: a text, or what it wants to look up first. */
export interface ModelTurn {
  readonly text: string;
  readonly lookUps: readonly { readonly id: string; readonly arguments: string }[];
  readonly message: ModelMessage;
}

/** A language model. */
export interface LanguageModel {
  /** @throws whatever the endpoint or its answer brings about; the signal's reason */
  readonly continue: (messages: readonly ModelMessage[], signal: AbortSignal) => Promise<ModelTurn>;
}

/** An answer of some paragraphs. */
const maxTokens = 800;

/** Opens a language model. Nothing is sent before a question. */
export function openLanguageModel({ endpoint, model, key }: LanguageModelAddress): LanguageModel {
  const client = new OpenAI({
    baseURL: endpoint,
    // The library wants one, also for a server that asks for none.
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    // The key is not carried to another address.
    fetchOptions: { redirect: 'error' },
  });
  return {
    async continue(messages, signal) {
      const { choices } = await client.chat.completions.create(
        {
          model,
          messages: [...messages],
          tools: [
            { type: 'function', function: { ...lookUpTool, parameters: { ...lookUpTool.parameters } } },
          ],
          max_tokens: maxTokens,
          temperature: 0,
        },
        { signal },
      );
      const message = choices?.[0]?.message;
      if (!message) throw new Error('the language model answered without a message');
      const lookUps = (message.tool_calls ?? []).flatMap((call) =>
        call.type === 'function' && call.function.name === lookUpTool.name
          ? [{ id: call.id, arguments: call.function.arguments }]
          : [],
      );
      return { text: message.content ?? '', lookUps, message };
    },
  };
}
