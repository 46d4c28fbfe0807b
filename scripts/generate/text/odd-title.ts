import type { Field } from '../fields';
import type { Rng } from '../rng';
import { slotWord } from './fill';

const HAN = [
  '基于深度学习的图像分割方法研究',
  '高温合金的微观组织与力学性能',
  '城市居民健康行为的影响因素分析',
  '近代学术史料的整理与研究',
  '水稻抗旱基因的克隆与功能分析',
];
const KANA = ['深層学習による画像認識の研究', '日本における地域医療の現状と課題について'];
const HANGUL = ['한국 대학생의 학업 스트레스에 관한 연구'];
const CYRILLIC = ['Исследование свойств тонких плёнок', 'О некоторых вопросах теории управления'];

type Change = (title: string, field: Field, rng: Rng) => string;

const CHANGES: Change[] = [
  (title, field, rng) =>
    `${title} in <i>${rng.pick(['Aurelia minoris', 'Drosera palustrina', 'Bacillus novatus', 'Lupinus ferox'])}</i> ${slotWord('t', field, rng)}`,
  (title, _, rng) =>
    title.replace(
      /(\d+|$)/,
      `${rng.pick(['CO<sub>2</sub>', 'H<sub>2</sub>O', '<sup>13</sup>C', 'Fe<sup>3+</sup>'])} $1`,
    ),
  (title, field, rng) =>
    `${title}: the <scp>${slotWord('w', field, rng).toUpperCase().slice(0, 6)}</scp> trial`,
  (title) => title.replace(' and ', ' &amp; ').replace(': ', ' &amp;ndash; '),
  (title, field, rng) =>
    `${title} with $N=${rng.between(2, 40)}$ and $\\${rng.pick(['alpha', 'beta', 'lambda'])}_{${slotWord('n', field, rng)}}$`,
  (title) => title.toUpperCase(),
  (title) => `  ${title.replace(' ', '  ')} `,
  (title) => `${title} (α-, β- and γ-forms)`,
  (_, __, rng) =>
    rng.pick([...HAN, ...HAN, ...KANA, ...HANGUL, ...CYRILLIC]) +
    (rng.chance(0.5) ? `（${rng.between(1, 90)}）` : ''),
  (title) => `"${title}": \\emph{a reply}`,
  (title, field, rng) => long(title, field, rng),
];

/** One of the shapes that make real titles hard. */
export function oddTitle(title: string, field: Field, rng: Rng): string {
  return CHANGES[rng.chance(0.03) ? CHANGES.length - 1 : rng.below(CHANGES.length - 1)](title, field, rng);
}

/** Some titles are whole paragraphs. */
function long(title: string, field: Field, rng: Rng): string {
  let text = title;
  while (text.length < 420)
    text += `, together with the ${slotWord('g', field, rng)} of ${slotWord('T', field, rng)}`;
  return text;
}
