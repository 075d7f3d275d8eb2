import { Image, ImageDown, Spline } from 'lucide-react';
import { useWords } from '../../../words/words.tsx';
import { IconButton, type IconButtonProps } from '../../inputs/IconButton/IconButton.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { chartWords, type ChartLabels } from './chart.words.ts';

/** Kinds of pictures: of dots, for slides and mail, and of lines, for print and for drawing on. */
export const pictureKinds = ['png', 'svg'] as const;

/** One of {@link pictureKinds}. */
export type PictureKind = (typeof pictureKinds)[number];

/** Props of {@link ChartDownload}; all of a small icon button's besides. */
export interface ChartDownloadProps extends Omit<
  IconButtonProps,
  'label' | 'icon' | 'asChild' | 'children' | 'onClick' | 'title'
> {
  /** Called with the kind of picture that a user asks for; `chartPicture` draws it. */
  onDownload: (kind: PictureKind) => void;
  /** The picture is being made: no other can be asked for. @default false */
  loading?: boolean;
  /** Whether its choices are shown at first. @default false */
  defaultOpen?: boolean;
  /** Words instead of its own. */
  labels?: Partial<Pick<ChartLabels, 'download' | 'png' | 'svg'>> | undefined;
}

const icons = { png: Image, svg: Spline } as const;

/** The button that takes a chart away as a picture, for a card's `actions` beside `ChartTableToggle`. */
export function ChartDownload(props: ChartDownloadProps) {
  const { onDownload, loading = false, defaultOpen, labels, ...rest } = props;
  const words = useWords(chartWords, labels);
  return (
    <Menu
      {...(defaultOpen !== undefined && { defaultOpen })}
      trigger={
        <IconButton
          size="sm"
          {...rest}
          label={words.download}
          icon={<ImageDown size={16} />}
          // Not disabled: it has the focus, which would be lost.
          aria-busy={loading || undefined}
        />
      }
      items={pictureKinds.map((kind) => {
        const Icon = icons[kind];
        return {
          id: kind,
          label: words[kind],
          icon: <Icon size={16} aria-hidden="true" />,
          disabled: loading,
          onSelect: () => onDownload(kind),
        };
      })}
    />
  );
}
