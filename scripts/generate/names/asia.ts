import { group } from './name-group';

/** Romanised names of East, South-East and South Asia; the front of a list is far commoner than its end. */
export const ASIA = [
  group(
    215,
    'CN CN CN US SG AU',
    'Wei Jing Li Yan Xin Hao Yu Jie Ming Fang Lei Jun Yang Tao Bin Min Chao Xiaoyan Yong Peng Hong Hui Ying Qiang Xiaoming Yuan Zhen Feng Na Lin Xiaohui Jianhua Yifan Zihan Haoran Ruoxi Shiyu Guoqiang Wenjing Shuang Dan Kun Bo Meng Rui Zhiyong Chunhua Yuting Jiaxin Tianyu',
    'Zhang Wang Li Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Song Tang Deng Han Feng Cao Peng Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Wei Su Lu Ding Ren Shen Yao Lu Fan Fang Shi Yao Tan Liao Zou Xiong Jin Hao Kong Bai Cui Kang Mao Qiu Qin Gu Hou Shao Meng Long Wan Duan Qian Tao Yin Li Chang Wu Qiao He Lai Gong Wen Ouyang',
    {
      syllables: [
        'Xiao Jian Zhi Guo Wen Yi Zi Hao Rui Shi Yu Jia Xin Chun Hua Hai Yun Qi Ming Li Mei Na Ting Lan Feng Bo Tao Peng Qing Shu Ying Han Kai Lin Yan Xue Dong Sheng Chang De Ji Ya Zhen Hong',
        '',
      ],
    },
  ),
  group(
    38,
    'KR KR US',
    'Min-Jun Ji-Hoon Soo-Jin Hyun-Woo Young-Ho Eun-Ji Sung-Min Jae-Won Kyung-Hee Sang-Hoon Hye-Jin Dong-Hyun Jin Seung Yoon-Seo Tae-Hyung Mi-Kyung Joon Hee-Jung Woo-Sung',
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong Jeon Ko Moon Son Yang Bae Baek Heo Nam Noh',
    {
      syllables: [
        'Min Ji Soo Hyun Young Eun Sung Jae Kyung Sang Hye Dong Seung Yoon Tae Mi Joon Hee Woo Jin Chan Ho Ran Kyu Bin',
        '-',
      ],
    },
  ),
  group(
    44,
    'JP JP JP US',
    'Hiroshi Takashi Kenji Yuki Akira Satoshi Naoko Yoko Kazuo Haruka Makoto Daisuke Tomoko Shinji Masahiro Keiko Ryo Yusuke Mariko Toshio Emi Koji Junichi Sayaka',
    'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Saito Mori Abe Ikeda Hashimoto Ishikawa Ogawa Okada Goto Hasegawa Fujita',
    {
      coined: [
        0.3,
        'Kita Nishi Higashi Minami Oka Yama Kawa Taka Naga Hira Kuro Shira Ao Ishi Matsu Sugi Take Mori Iwa Shima',
        'moto yama kawa mura da no saki hara zawa guchi shita be naka hashi uchi mizu',
      ],
    },
  ),
  group(
    70,
    'IN IN IN US GB AU',
    'Amit Priya Rajesh Sunita Anil Sanjay Deepak Neha Vijay Ravi Pooja Arun Suresh Manish Kavita Rahul Ashok Anita Vikram Lakshmi Harpreet Meera Gaurav Swati Abhishek Shweta Rakesh Divya',
    'Kumar Singh Sharma Gupta Patel Verma Mishra Reddy Das Rao Jain Yadav Mehta Nair Iyer Chatterjee Banerjee Mukherjee Joshi Agarwal Bhat Desai Pillai Sinha Chaudhary Roy Ghosh Menon Krishnan Srivastava Tiwari Pandey Saxena',
    {
      coined: [
        0.3,
        'Chandra Rama Venkata Krishna Subra Gopala Jaya Nara Hari Deva Vishnu Shanka',
        'murthy krishnan swamy nathan raman yya mani puram kar dasan',
      ],
      middle: 'initial',
    },
  ),
  group(
    18,
    'VN VN US AU',
    'Minh Anh Thanh Huong Tuan Linh Duc Hoa Quang Thuy Van Nam Lan Hung',
    'Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong Ly',
    { middle: 'second-given' },
  ),
  group(
    14,
    'ID MY PH TH',
    'Budi Siti Agus Dewi Rizal Nur Somchai Apinya Maria Jose Ahmad Putri Wayan Kittisak',
    'Santoso Wijaya Rahman Hassan Abdullah Suharto Pratama Chaiyaporn Srisuk Reyes Santos Cruz Garcia Ismail',
    {
      coined: [
        0.3,
        'Wira Kusu Nata Surya Adi Suta Rattana Phong',
        'kusuma wan negara putra porn chai sakul widjaja',
      ],
    },
  ),
];
