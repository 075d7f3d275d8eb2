import type { components } from '@cnx/api/schema';

type Schemas = components['schemas'];

export type Understanding = Schemas['AssistantUnderstanding'];
export type Quantity = Schemas['AssistantQuantity'];
export type Page = Schemas['AssistantPage'];
export type Term = Schemas['AssistantTerm'];
export type Place = Schemas['AssistantPlace'];
export type Question = Schemas['AssistantQuestion'];
export type Answer = Schemas['AssistantAnswer'];
export type Statement = Schemas['AssistantStatement'];
export type Figure = Schemas['AssistantFigure'];
export type AnswerRecord = Schemas['AssistantRecord'];
