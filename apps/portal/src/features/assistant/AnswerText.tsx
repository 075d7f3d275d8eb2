import type { AssistantAnswer } from '@cnx/api';
import { Link, styled, VisuallyHidden } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';
import { useFormatsIn, type Formats } from '../../insight/use-formats.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { recordsOf } from './answer-records.ts';
import { faultText, figureText, leftOutText, pageLinkOf, sentencesOf } from './answer-text.ts';
import { understoodText } from './understood-text.ts';
import { wholeAnswerOf } from './whole-answer.ts';

const Parts = styled('div', { column: '$2', whiteSpace: 'normal' });
const Quiet = styled('p', { quiet: '$small' });
const Records = styled('ol', { column: '$1', margin: 0, paddingInlineStart: '$5' });
const Details = styled('span', { quiet: '$small' });

const Written = styled('p', { whiteSpace: 'pre-wrap' });
/** Beside its color it is underlined: color alone says nothing. */
const Unfounded = styled('mark', {
  backgroundColor: '$warningSubtle',
  color: '$text',
  textDecoration: 'underline dotted',
});

/** What a language model wrote; numbers that it had from nowhere are marked. */
function ModelText({ parts, formats }: { parts: NonNullable<AssistantAnswer['text']>; formats: Formats }) {
  const { t } = formats;
  return (
    <>
      <Written>
        {parts.map((part, at) =>
          part.kind === 'unfounded' ? (
            <Unfounded key={at}>
              {part.text}
              <VisuallyHidden> {t('assistant.unfounded')}</VisuallyHidden>
            </Unfounded>
          ) : (
            <bdi key={at}>{part.kind === 'figure' ? figureText(part, formats) : part.text}</bdi>
          ),
        )}
      </Written>
      {parts.some(({ kind }) => kind === 'unfounded') && <Quiet>{t('assistant.someUnfounded')}</Quiet>}
      <Quiet>{t('assistant.byModel')}</Quiet>
    </>
  );
}

/** {@link WholeAnswer} in the language of its question; in that of the portal where the texts of that cannot be had. */
export function AnswerText({ answer }: { answer: AssistantAnswer }) {
  return useOtherLanguage(answer.language) && <WholeAnswer answer={answer} />;
}

/** An answer as text, with those to the other parts of its question, and what of the question was left out. */
function WholeAnswer({ answer }: { answer: AssistantAnswer }) {
  const formats = useFormatsIn(null, answer.language);
  const leftOut = leftOutText(answer, formats);
  return (
    <Parts lang={formats.language}>
      <OneAnswer answer={answer} />
      {answer.further.map((part, at) => (
        <OneAnswer key={at} answer={wholeAnswerOf(part, answer.language)} />
      ))}
      {leftOut && <p>{leftOut}</p>}
    </Parts>
  );
}

/** What was understood, what is known, the records behind it, and where to see the same. */
function OneAnswer({ answer }: { answer: AssistantAnswer }) {
  const formats = useFormatsIn(answer.understood.units, answer.language);
  const { t, dates } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  const filter = understoodText(answer, formats);
  const fault = faultText(answer, formats);
  const records = recordsOf(answer, formats, wellHref);
  const page = pageLinkOf(answer, formats);
  const more = answer.total - records.length;
  const late = answer.late.map(({ name, asOf }) => `${name} (${dates.clock(asOf)})`).join(', ');
  return (
    <Parts>
      {fault && <Quiet>{fault}</Quiet>}
      {filter && <Quiet>{filter}</Quiet>}
      {answer.text && <ModelText parts={answer.text} formats={formats} />}
      {sentencesOf(answer, formats).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {records.length > 0 && (
        <Records aria-label={t('assistant.records')}>
          {records.map(({ key, name, href, details }) => (
            <li key={key}>
              {href === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>
              )}{' '}
              <Details>{details}</Details>
            </li>
          ))}
        </Records>
      )}
      {records.length > 0 && more > 0 && (
        <Quiet>
          {page ? (
            <Link href={page.href}>{t('assistant.more', { count: more })}</Link>
          ) : (
            t('assistant.more', { count: more })
          )}
        </Quiet>
      )}
      {page && <Link href={page.href}>{page.label}</Link>}
      {answer.dataAsOf && (
        <Quiet>
          {t('assistant.asOf', { time: dates.clock(answer.dataAsOf) })}
          {late !== '' && ` ${t('assistant.late', { fields: late })}`}
        </Quiet>
      )}
    </Parts>
  );
}
