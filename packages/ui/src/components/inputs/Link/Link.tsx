import { styled } from '../../../themes/stitches.ts';
import { useWords } from '../../../words/words.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { readChild, type AsChildProps, type Emphasis, type NativeProps } from '../../props.ts';
import { linkWords, type LinkLabels } from './link.words.ts';

const Root = styled('a', {
  borderRadius: '$mark',
  color: '$link',
  textUnderlineOffset: '0.2em',
  focusRing: 2,
  variants: {
    emphasis: {
      strong: {
        fontWeight: '$medium',
        textDecorationLine: 'none',
        '&:hover': { textDecorationLine: 'underline' },
      },
      normal: { textDecorationLine: 'underline', textDecorationThickness: '1px' },
      quiet: {
        color: '$textQuiet',
        textDecorationLine: 'none',
        '&:hover': { color: '$text', textDecorationLine: 'underline' },
      },
    },
  },
  '& > svg': { display: 'inline-block', marginInlineStart: '$1', verticalAlign: '-0.1em' },
});

/** Props of {@link Link}; all of a native link's besides. With `target="_blank"` it says that it opens a new tab. */
export interface LinkProps extends NativeProps<'a'>, AsChildProps {
  /** `normal` is underlined and stands within text; the others stand alone. @default normal */
  emphasis?: Emphasis;
  /** Words instead of its own. */
  labels?: Partial<LinkLabels> | undefined;
}

/** Says that the link opens in a new tab. Drawn here: the sign-in page must not wait for the icon library. */
function NewTab({ labels }: { labels: LinkProps['labels'] }) {
  return (
    <>
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8.5 1.5h4v4M12.5 1.5 6.5 7.5M5.5 2.5h-3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-3" />
      </svg>
      <VisuallyHidden>({useWords(linkWords, labels).newTab})</VisuallyHidden>
    </>
  );
}

/** Goes somewhere. To do something here use a `Button`. */
export function Link(props: LinkProps) {
  const { emphasis = 'normal', labels, asChild = false, className, children, ...rest } = props;
  const { root, content } = readChild(asChild, children, className);
  const { target } = { ...rest, ...root };
  const newTab = target === '_blank';
  return (
    <Root {...(newTab && { rel: 'noreferrer' })} {...rest} {...root} emphasis={emphasis}>
      {content}
      {newTab && <NewTab labels={labels} />}
    </Root>
  );
}
